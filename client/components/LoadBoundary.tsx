import { Component, type ReactNode } from "react";

interface LoadBoundaryProps {
  /** Identity of the content: different content is tried anew. */
  readonly of?: string;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface LoadBoundaryState {
  readonly of: string | undefined;
  readonly hasFailed: boolean;
}

/** Shows a fallback for content whose script could not be loaded, as the connection broke or a new version is out. */
export class LoadBoundary extends Component<LoadBoundaryProps, LoadBoundaryState> {
  override state: LoadBoundaryState = { of: this.props.of, hasFailed: false };

  static getDerivedStateFromError(): Partial<LoadBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { of }: LoadBoundaryProps,
    state: LoadBoundaryState,
  ): LoadBoundaryState | null {
    return of === state.of ? null : { of, hasFailed: false };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
