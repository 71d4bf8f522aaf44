import { Component, type ReactNode } from "react";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";

type Props = {
  readonly children: ReactNode;
  /** Stands in the place of what failed: by default a sentence and two ways on, in the room of a page. */
  readonly fallback?: ReactNode;
  readonly onFail?: () => void;
};
type State = { readonly failed: boolean };

/** Keeps a fault in one page, or a file of the app that did not load, from blanking the app. React offers this only as a class. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFail?.();
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    return (
      <div className="mx-auto max-w-lg p-4 py-16">
        <Alert tone="risk" title="This page could not be shown" urgent>
          <p>Your data is safe on the server. Reload the page; if it happens again, go back to the start.</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button size="sm" onClick={() => window.location.reload()}>
              Reload
            </Button>
            <Button size="sm" variant="secondary" asChild>
              <a href="/">Go to the start</a>
            </Button>
          </div>
        </Alert>
      </div>
    );
  }
}
