import { Component } from '@wordpress/element';
import type { ReactNode } from 'react';

interface ErrorBoundaryProps {
	/** Replaces the content after an exception in it. */
	readonly fallback: ReactNode;
	readonly children: ReactNode;
}

/** Shows a message in place of a calendar that threw an exception, so that the rest of the page is not affected. */
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
