import { Component } from '@wordpress/element';
import type { ReactNode } from 'react';

interface ErrorBoundaryProps {
	/** Stands in for everything inside once something in it has thrown. */
	readonly fallback: ReactNode;
	readonly children: ReactNode;
}

/** A mistake of ours in one calendar leaves a sentence in its place, and the rest of the page alone. */
export class ErrorBoundary extends Component<
	ErrorBoundaryProps,
	{ readonly hasFailed: boolean }
> {
	override state = { hasFailed: false };

	static getDerivedStateFromError() {
		return { hasFailed: true };
	}

	override render() {
		return this.state.hasFailed ? this.props.fallback : this.props.children;
	}
}
