/**
 * Plays faults while clients send requests, and stops the clients however that ends: clients that nobody stops would keep
 * the process alive for ever.
 *
 * @template T
 * @param {{ isOver: boolean }} run     Its clients end once it is over.
 * @param {Promise<unknown>[]}  clients
 * @param {() => Promise<T>}    play
 * @return {Promise<T>} What `play` returns, once all clients have ended.
 */
export async function meanwhile( run, clients, play ) {
	try {
		return await play();
	} finally {
		run.isOver = true;
		await Promise.all( clients );
	}
}
