/**
 * Disks whose power can be cut: file systems in image files, mounted through the loop device. Data that a program has
 * written but not synced is only in the kernel's memory and is lost with the power, as on a real machine; SIGKILL alone
 * loses none of it. The disks need root and a kernel with loop devices.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fail } from '../../../dev/lib/log.mjs';
import { run } from '../../../dev/lib/run.mjs';

/** Size of one server's disk in MB; the image file takes up only what is used. */
const SIZE = 1024;

/** EXT4_IOC_SHUTDOWN with EXT4_GOING_FLAGS_NOLOGFLUSH (Linux' fs/ext4/ext4.h): unwritten data never gets to disk. */
const SHUTDOWN =
	'open( my $dir, "<", $ARGV[0] ) or die $!; my $flag = pack( "L", 2 ); ioctl( $dir, 0x8004587d, $flag ) or die $!;';

const quiet = { quiet: true };

/** Number of tries of an unmount, and milliseconds between them. */
const TRIES = 20;
const PAUSE = 500;

/** Unmounts a disk. The kernel closes files of a killed process a moment after its end, with io_uring even later. */
async function unmount( dir ) {
	for ( let left = TRIES; ; left-- ) {
		const { code } = await run( 'umount', [ dir ], {
			quiet: true,
			allowFailure: left > 1,
		} );
		if ( code === 0 ) {
			return;
		}
		await delay( PAUSE );
	}
}

/**
 * @param {string} folder Folder for the image file and the mount point.
 * @param {string} name
 */
async function makeDisk( folder, name ) {
	const [ image, dir ] = [
		join( folder, `${ name }.ext4` ),
		join( folder, name ),
	];
	mkdirSync( dir );
	await run( 'truncate', [ '-s', `${ SIZE }M`, image ], quiet );
	await run( 'mkfs.ext4', [ '-q', image ], quiet );
	const mount = () => run( 'mount', [ '-o', 'loop', image, dir ], quiet );
	await mount();
	await run( 'chmod', [ '755', dir ], quiet );
	return {
		dir,
		/** Cuts the power: nothing reaches the disk any more, and programs that write to it get an error. */
		cut: () => run( 'perl', [ '-e', SHUTDOWN, dir ], quiet ),
		/** Restores the power: the file system repairs itself from its journal. No process may have a file open. */
		revive: async () => {
			await unmount( dir );
			await mount();
		},
		remove: () =>
			run( 'umount', [ '--lazy', dir ], {
				quiet: true,
				allowFailure: true,
			} ),
	};
}

/**
 * @param {number} count
 * @return `{ dirs, cut(), revive(), remove() }` for all disks together; `dirs` are their mount points.
 */
export async function makeDisks( count ) {
	if ( process.getuid?.() !== 0 ) {
		fail( 'Disks whose power can be cut are mounted, which takes root.' );
	}
	const folder = mkdtempSync( join( tmpdir(), 'studio-calendar-disks-' ) );
	await run( 'chmod', [ '755', folder ], quiet );
	const disks = [];
	for ( let at = 1; at <= count; at++ ) {
		disks.push( await makeDisk( folder, `disk${ at }` ) );
	}
	const all = ( work ) => Promise.all( disks.map( work ) );
	return {
		dirs: disks.map( ( { dir } ) => dir ),
		cut: () => all( ( disk ) => disk.cut() ),
		revive: () => all( ( disk ) => disk.revive() ),
		remove: async () => {
			await all( ( disk ) => disk.remove() );
			rmSync( folder, { recursive: true, force: true } );
		},
	};
}
