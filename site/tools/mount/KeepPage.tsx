import { Component, type ReactNode } from 'react';

type Props = { readonly onFailure: () => void; readonly children: ReactNode };

/** Where a tool breaks, it goes, and the page around it is put back as it was prerendered. */
export class KeepPage extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    console.error('A tool of this page broke:', error);
    this.props.onFailure();
  }

  override render(): ReactNode {
    return this.state.broken ? null : this.props.children;
  }
}
