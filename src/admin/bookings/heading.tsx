import { useI18n } from '../../i18n/context';
import type { Column } from './columns';
import { addressOf, FROM_THE_START, type ListQuery } from './list-query';

interface HeadingProps {
	readonly columns: readonly Column[];
	readonly query: ListQuery;
	readonly isEmpty: boolean;
	readonly isAllSelected: boolean;
	readonly isSomeSelected: boolean;
	readonly onSelectAll: ( isAll: boolean ) => void;
	readonly onQueryChange: ( change: Partial< ListQuery > ) => void;
}

/** Head of the table: selects the page's bookings, and orders the list by a column. */
export function Heading( props: HeadingProps ) {
	const { columns, query, isEmpty, isAllSelected, isSomeSelected } = props;
	const { __ } = useI18n();
	return (
		<thead>
			<tr>
				<td className="manage-column column-cb check-column">
					<input
						type="checkbox"
						aria-label={ __( 'Select all', 'studio-calendar' ) }
						disabled={ isEmpty }
						checked={ ! isEmpty && isAllSelected }
						ref={ ( box ) => {
							if ( box ) {
								box.indeterminate =
									isSomeSelected && ! isAllSelected;
							}
						} }
						onChange={ ( { target } ) =>
							props.onSelectAll( target.checked )
						}
					/>
				</td>
				{ columns.map( ( column, index ) => (
					<Sorter
						key={ column.id }
						column={ column }
						isFirst={ index === 0 }
						query={ query }
						onQueryChange={ props.onQueryChange }
					/>
				) ) }
			</tr>
		</thead>
	);
}

interface SorterProps {
	readonly column: Column;
	readonly isFirst: boolean;
	readonly query: ListQuery;
	readonly onQueryChange: ( change: Partial< ListQuery > ) => void;
}

/** Heading of a column, a link to the list in its order, as in WordPress's own tables. */
function Sorter( { column, isFirst, query, onQueryChange }: SorterProps ) {
	const isSorted = query.sort === column.id;
	const isDescending = isSorted && query.order === 'desc';
	const order = isSorted && ! isDescending ? 'desc' : 'asc';
	const way = isDescending ? 'descending' : 'ascending';
	const look = isSorted ? `sorted ${ query.order }` : 'sortable desc';
	const next = { sort: column.id, order };
	return (
		<th
			scope="col"
			className={ `manage-column column-${ column.id } ${ look }${ isFirst ? ' column-primary' : '' }` }
			aria-sort={ isSorted ? way : undefined }
		>
			<a
				href={ addressOf( window.location.href, {
					...query,
					...next,
					...FROM_THE_START,
				} ) }
				onClick={ ( event ) => {
					if (
						! event.ctrlKey &&
						! event.metaKey &&
						! event.shiftKey
					) {
						event.preventDefault();
						onQueryChange( next );
					}
				} }
			>
				<span>{ column.label }</span>
				<span className="sorting-indicators" aria-hidden="true">
					<span className="sorting-indicator asc" />
					<span className="sorting-indicator desc" />
				</span>
			</a>
		</th>
	);
}
