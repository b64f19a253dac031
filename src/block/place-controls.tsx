import { useQuery } from '@tanstack/react-query';
import { sprintf } from '@wordpress/i18n';
import { listRooms, listStudios, type Choice } from '../api/editor';
import { useI18n } from '../i18n/context';
import { ChoiceControl } from './choice-control';

interface ControlProps {
	readonly value: number | undefined;
	readonly onChange: ( id: number | undefined ) => void;
}

/** Selects a studio among those that the person may read. */
export function StudioControl( props: ControlProps ) {
	const { __ } = useI18n();
	const list = useQuery( { queryKey: [ 'studios' ], queryFn: listStudios } );
	/* translators: %d: ID of a studio */
	const unknown = __( 'Studio %d', 'studio-calendar' );
	/* translators: %d: ID of a studio */
	const missing = __(
		'Studio %d no longer exists or you cannot access it. It stays selected until you select another.',
		'studio-calendar'
	);
	const { value = 0 } = props;
	return (
		<>
			<ChoiceControl
				{ ...props }
				list={ list }
				texts={ {
					label: __( 'Studio', 'studio-calendar' ),
					idLabel: __( 'Studio ID', 'studio-calendar' ),
					none: __(
						'From the page URL (studio_id)',
						'studio-calendar'
					),
					unknown: sprintf( unknown, value ),
					missing: sprintf( missing, value ),
				} }
			/>
			{ list.data?.length === 0 && <Start /> }
		</>
	);
}

/** Link to create a studio, for administrators: other people without a studio may not list them. */
function Start() {
	const { __ } = useI18n();
	return (
		<p>
			{ __( 'No studios yet', 'studio-calendar' ) }{ ' ' }
			<a href="edit.php?post_type=studio_cal_studio&page=studio-calendar-start">
				{ __( 'Create the first one', 'studio-calendar' ) }
			</a>
		</p>
	);
}

interface RoomControlProps extends ControlProps {
	readonly studioId: number | undefined;
}

const NO_ROOMS: readonly Choice[] = [];

/** Selects a room of the studio. */
export function RoomControl( { studioId, ...props }: RoomControlProps ) {
	const { __ } = useI18n();
	const list = useQuery( {
		queryKey: [ 'rooms', studioId ],
		queryFn: () =>
			studioId === undefined ? NO_ROOMS : listRooms( studioId ),
	} );
	/* translators: %d: ID of a room */
	const unknown = __( 'Room %d', 'studio-calendar' );
	/* translators: %d: ID of a room */
	const missing = __(
		'Room %d no longer exists or you cannot access it. It stays selected until you select another.',
		'studio-calendar'
	);
	const { value = 0 } = props;
	return studioId === undefined && value === 0 ? null : (
		<ChoiceControl
			{ ...props }
			list={ list }
			texts={ {
				label: __( 'Room', 'studio-calendar' ),
				idLabel: __( 'Room ID', 'studio-calendar' ),
				none: __( 'All rooms', 'studio-calendar' ),
				unknown: sprintf( unknown, value ),
				missing: sprintf( missing, value ),
			} }
		/>
	);
}
