import { useMemo, useState } from '@wordpress/element';
import {
	changeBookings,
	countBookings,
	listBookings,
	listTotals,
	type BulkAction,
	type ListedBooking,
} from '../../api/admin-bookings';
import { toApiError } from '../../api/api-error';
import { createClient } from '../../api/client';
import { tagOf } from '../../domain/labels';
import { LanguageProvider, useI18n } from '../../i18n/context';
import { useAdminLanguage } from '../../i18n/use-admin-language';
import { useActions } from './actions';
import type { ScreenConfig, StudioChoice } from './config';
import { Filters } from './filters';
import { List } from './list';
import { Outcomes } from './outcomes';
import { OwnStudio } from './own-studio';
import { narrowing, paging } from './list-query';
import { Totals } from './totals';
import { useDone } from './use-done';
import { useRequest } from './use-request';
import { useListQuery } from './use-list-query';

/** Screen Studio Calendar > Bookings. */
export function BookingsScreen( {
	config,
}: {
	readonly config: ScreenConfig;
} ) {
	return (
		<LanguageProvider value={ useAdminLanguage() }>
			<Screen config={ config } />
		</LanguageProvider>
	);
}

function Screen( { config }: { readonly config: ScreenConfig } ) {
	const { __ } = useI18n();
	const [ query, changeQuery ] = useListQuery( config.studios );
	const studio = config.studios.find(
		( { id } ) => String( id ) === query.studio
	);
	if ( ! studio ) {
		return (
			<p>
				{ __(
					'There are no studios yet whose bookings you can see.',
					'studio-calendar'
				) }
			</p>
		);
	}
	return (
		<StudioBookings
			config={ config }
			studio={ studio }
			query={ query }
			changeQuery={ changeQuery }
		/>
	);
}

interface StudioBookingsProps {
	readonly config: ScreenConfig;
	readonly studio: StudioChoice;
	readonly query: ReturnType< typeof useListQuery >[ 0 ];
	readonly changeQuery: ReturnType< typeof useListQuery >[ 1 ];
}

function StudioBookings( {
	config,
	studio,
	query,
	changeQuery,
}: StudioBookingsProps ) {
	const { locale, __ } = useI18n();
	const isOwner = studio.role === 'Owner';
	const client = useMemo(
		() => createClient( { ...config, external: null }, locale, null ),
		[ config, locale ]
	);
	const [ done, begin ] = useDone();
	const [ round, setRound ] = useState( 0 );
	const [ showsTotals, setShowsTotals ] = useState( false );
	const key = JSON.stringify( [ paging( query ), locale, round ] );
	const list = useRequest( key, ( signal ) =>
		listBookings( client, paging( query ), signal )
	);
	const filter = JSON.stringify( [ narrowing( query ), round ] );
	const count = useRequest( key, async ( signal ) => ( {
		filter,
		total: await countBookings( client, narrowing( query ), signal ),
	} ) );
	const totals = useRequest( showsTotals ? filter : null, ( signal ) =>
		listTotals( client, narrowing( query ), signal )
	);
	const run = async (
		action: BulkAction,
		label: string,
		bookings: readonly ListedBooking[]
	) => {
		const end = begin();
		try {
			const ids = bookings.map( ( { id } ) => id );
			const outcomes = await changeBookings( client, action, ids );
			end( { label, outcomes, bookings, failure: '' } );
			return true;
		} catch ( error: unknown ) {
			const failure =
				toApiError( error ).message ||
				__( 'Oops something went wrong...', 'studio-calendar' );
			end( { label, outcomes: [], bookings, failure } );
			return false;
		} finally {
			setRound( ( before ) => before + 1 );
		}
	};
	const actions = useActions( studio.role, run );
	return (
		<div className="sc-bookings" lang={ tagOf( locale ) }>
			{ studio.role === 'Admin' && (
				<OwnStudio client={ client } studio={ studio } />
			) }
			<Filters
				studios={ config.studios }
				studio={ studio }
				query={ query }
				onQueryChange={ changeQuery }
			/>
			<p>
				<a
					className="button"
					href={ fileOf( config.exportUrl, {
						...narrowing( query ),
						sort: query.sort,
						order: query.order,
					} ) }
				>
					{ __( 'Export CSV', 'studio-calendar' ) }
				</a>
			</p>
			<Outcomes all={ done } />
			{ list.error && (
				<div className="notice notice-error inline" role="alert">
					<p>
						{ list.error.message ||
							__(
								'Oops something went wrong...',
								'studio-calendar'
							) }
					</p>
				</div>
			) }
			{ isOwner && (
				<Totals
					totals={ totals.answer }
					isLoading={ totals.isLoading }
					onToggle={ setShowsTotals }
				/>
			) }
			<List
				page={ list.answer ?? NOTHING }
				total={
					count.answer?.filter === filter ? count.answer.total : null
				}
				query={ query }
				isLoading={ list.isLoading }
				showsPayment={ isOwner }
				actions={ actions }
				addressOf={ ( { date } ) =>
					fileOf( config.calendarUrl, {
						studio_id: query.studio,
						week: date,
					} )
				}
				onQueryChange={ changeQuery }
			/>
		</div>
	);
}

const NOTHING = { bookings: [], previous: '', next: '' };

function fileOf(
	address: string,
	params: Readonly< Record< string, string > >
): string {
	const url = new URL( address );
	for ( const [ name, value ] of Object.entries( params ) ) {
		url.searchParams.set( name, value );
	}
	return url.href;
}
