import type { CardAction } from '../../domain/card-menu';
import type { Texts } from '../../i18n/texts';
import type { ChunkIconName } from '../../ui/chunk-icon';

interface ActionText {
	readonly label: string;
	/** Replaces the label while the request is running. */
	readonly progress: string;
	readonly icon: ChunkIconName;
}

export function actionText( action: CardAction, { __ }: Texts ): ActionText {
	const saving = __( 'Saving…', 'studio-calendar' );
	const texts: Readonly< Record< CardAction, ActionText > > = {
		approve: {
			label: __( 'Approve', 'studio-calendar' ),
			progress: __( 'Approving…', 'studio-calendar' ),
			icon: 'check',
		},
		edit: {
			label: __( 'Edit', 'studio-calendar' ),
			progress: '',
			icon: 'edit',
		},
		move: {
			label: __( 'Move', 'studio-calendar' ),
			progress: '',
			icon: 'move',
		},
		duplicate: {
			label: __( 'Duplicate', 'studio-calendar' ),
			progress: '',
			icon: 'copy',
		},
		nextWeek: {
			label: __( 'Same time next week', 'studio-calendar' ),
			progress: '',
			icon: 'repeat',
		},
		markPaid: {
			label: __( 'Mark as paid', 'studio-calendar' ),
			progress: saving,
			icon: 'paid',
		},
		markUnpaid: {
			label: __( 'Mark as unpaid', 'studio-calendar' ),
			progress: saving,
			icon: 'unpaid',
		},
		history: {
			label: __( 'Trainer history', 'studio-calendar' ),
			progress: '',
			icon: 'history',
		},
		cancel: {
			label: __( 'Cancel booking', 'studio-calendar' ),
			progress: __( 'Canceling…', 'studio-calendar' ),
			icon: 'ban',
		},
	};
	return texts[ action ];
}
