/**
 * What we use of the editor's packages. They come from WordPress at run time and are never bundled; installing them
 * for their types would bring some 300 packages, and @wordpress/block-editor carries none.
 */
declare module '@wordpress/blocks' {
	import type { ComponentType, ReactElement } from 'react';

	export interface BlockEditProps< Attributes > {
		readonly attributes: Attributes;
		readonly setAttributes: ( part: Partial< Attributes > ) => void;
	}

	export function createBlock(
		name: string,
		attributes: Readonly< Record< string, unknown > >
	): Readonly< Record< string, unknown > >;

	export function registerBlockType< Attributes >(
		name: string,
		settings: {
			readonly icon: ReactElement;
			readonly edit: ComponentType< BlockEditProps< Attributes > >;
			readonly save: () => null;
			readonly transforms: Readonly< Record< 'from' | 'to', object > >;
		}
	): void;
}

declare module '@wordpress/block-editor' {
	import type {
		HTMLAttributes,
		PropsWithChildren,
		ReactElement,
	} from 'react';

	export function useBlockProps(
		props?: HTMLAttributes< HTMLElement >
	): HTMLAttributes< HTMLElement >;

	/** What useSelect() takes for `select( store )`. */
	export const store: {
		readonly getSettings: () => {
			readonly isPreviewMode?: boolean;
			readonly __unstableIsPreviewMode?: boolean;
		};
	};

	export function InspectorControls(
		props: PropsWithChildren
	): ReactElement | null;
}

declare module '@wordpress/components' {
	import type { PropsWithChildren, ReactElement } from 'react';

	interface FieldProps {
		readonly label: string;
		readonly help?: string;
		readonly value: string;
		readonly onChange: ( value: string ) => void;
		readonly __next40pxDefaultSize?: boolean;
		readonly __nextHasNoMarginBottom?: boolean;
	}

	export function PanelBody(
		props: PropsWithChildren< { readonly title: string } >
	): ReactElement;

	export function Notice(
		props: PropsWithChildren< {
			readonly status: 'error' | 'warning' | 'info';
			readonly isDismissible: boolean;
			readonly actions: readonly {
				readonly label: string;
				readonly onClick: () => void;
			}[];
		} >
	): ReactElement;

	export function TextControl(
		props: FieldProps & {
			readonly type?: 'text' | 'number';
			readonly min?: number;
		}
	): ReactElement;

	export function SelectControl(
		props: FieldProps & {
			readonly options: readonly {
				readonly value: string;
				readonly label: string;
			}[];
		}
	): ReactElement;
}

declare module '@wordpress/data' {
	type Selectors< Store > = Store;

	export function useSelect< Result >(
		map: (
			select: < Store >( store: Store ) => Selectors< Store >
		) => Result,
		dependencies: readonly unknown[]
	): Result;
}
