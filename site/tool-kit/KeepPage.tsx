import { Component, type ReactNode } from 'react';
import { showAnswered } from './show-answered.ts';

export type Guard = {
  /** Puts the page back as it was prerendered. */
  readonly onFailure?: () => void;
  /** What stands in the tool's place then; nothing unless told. */
  readonly fallback?: ReactNode;
};
type Props = Guard & { readonly children: ReactNode };

/** Where a tool breaks, it goes, and the page around it goes on without it. */
export class KeepPage extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    console.error('A tool of this page broke:', error);
    this.props.onFailure?.();
    showAnswered();
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
