/** Tests of the figures and checks of tests/scale, with runs written by hand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { configOf } from '../../dev/lib/cluster/haproxy.mjs';
import { figuresOf, recovery, tableOf } from '../scale/lib/figures.mjs';
import { staleNames, wrongNames } from '../scale/lib/names.mjs';
import { planted } from '../scale/lib/planted.mjs';
import { sabotagedCopy } from '../load/scenarios/sabotage.mjs';
import { rmSync } from 'node:fs';

const call = ( start, more = {} ) => ( {
	isRead: true,
	start,
	end: start + 100,
	node: 'node1',
	kind: 'ok',
	...more,
} );

test( 'a fault is felt until the last error before five quiet seconds', () => {
	const failed = ( start ) => call( start, { kind: 'busy' } );
	const calls = [ failed( 1000 ), failed( 3000 ), failed( 20_000 ) ];
	assert.equal( recovery( calls, 1000, 30_000 ), 2100 );
	assert.equal( recovery( [ call( 1000 ) ], 1000, 30_000 ), 0 );
	assert.equal( recovery( calls, 1000, 8000 ), null );
} );

test( 'errors, times and the return of a server are counted in their phase', () => {
	const phases = [
		{ name: 'before', start: 0 },
		{ name: 'node killed', node: 'node2', start: 1000, back: 4000 },
		{ name: 'after', start: 20_000 },
	];
	const calls = [
		call( 0 ),
		call( 100, { end: 400, isRead: false } ),
		call( 1100, { node: null, kind: 'HTTP 503 without an envelope' } ),
		call( 1200, { node: 'node2', kind: 'refused' } ),
		call( 6000, { node: 'node2' } ),
		call( 21_000 ),
	];
	const [ before, killed, after ] = figuresOf( calls, phases, 30_000 );
	assert.deepEqual( before.reads, { median: 100, p95: 100 } );
	assert.deepEqual( before.writes, { median: 300, p95: 300 } );
	assert.equal( before.recovery, undefined );
	assert.equal( killed.requests, 3 );
	assert.deepEqual( killed.errors, { 'HTTP 503 without an envelope': 1 } );
	assert.equal( killed.recovery, 200 );
	assert.equal( killed.served, 2100 );
	assert.deepEqual( after.nodes, { node1: 1 } );
	assert.match(
		tableOf( [ killed ] ),
		/\| node killed \| 3 \| 1 \(33\.3 %\): 1 HTTP 503 without an envelope \| 0\.2 \| 2\.1 \|/
	);
} );

const renaming = ( number, more = {} ) => ( {
	number,
	isSure: true,
	node: 'node1',
	start: number * 1000,
	end: number * 1000 + 100,
	...more,
} );

test( 'a node that shows an older name than it has acknowledged is told of, another node is not', () => {
	const renamings = [ renaming( 1 ), renaming( 2 ) ];
	const sight = ( number, node ) => ( {
		number,
		node,
		start: 2500,
		end: 2600,
	} );
	assert.equal( wrongNames( renamings, [ sight( 1, 'node1' ) ] ).length, 1 );
	assert.deepEqual( wrongNames( renamings, [ sight( 2, 'node1' ) ] ), [] );
	assert.deepEqual( wrongNames( renamings, [ sight( 1, 'node2' ) ] ), [] );
	assert.equal( wrongNames( renamings, [ sight( 3, 'node2' ) ] ).length, 1 );
} );

test( 'a name without an answer may be shown in the end, an older one than the last that had one may not', () => {
	const renamings = [
		renaming( 1 ),
		renaming( 2 ),
		renaming( 3, { isSure: false } ),
	];
	assert.deepEqual( staleNames( renamings, [ 2, 3, 1 ] ), [
		'node3 keeps name 1 after 2',
	] );
} );

test( 'the configuration checks each server with the given question, and names who answered', () => {
	const text = configOf( {
		port: 8080,
		check: '/index.php?rest_route=/x',
		servers: [ { name: 'node1', port: 8081, workers: 4 } ],
	} );
	assert.match( text, /uri "\/index\.php\?rest_route=\/x"/ );
	assert.match( text, /server node1 127\.0\.0\.1:8081 check maxconn 4/ );
	assert.match( text, /http-response set-header x-served-by %s/ );
	// haproxy must not repeat a write on another server: the first server may have executed it.
	assert.doesNotMatch( text, /retry-on/ );
} );

test( 'every planted defect finds its places in the source', () => {
	for ( const changes of Object.values( planted ) ) {
		rmSync( sabotagedCopy( changes ), { recursive: true } );
	}
} );
