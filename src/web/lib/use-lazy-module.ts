import { useEffect, useState } from "react";

/**
 * A file of the app that is fetched once the page stands: undefined until it is there. One that does not arrive is thrown, so that
 * the page says it and offers to try again. `load` must be the same function at every call.
 */
export function useLazyModule<Module>(load: () => Promise<Module>): Module | undefined {
  const [state, setState] = useState<{ module: Module } | { failure: unknown }>();
  useEffect(() => {
    let isGone = false;
    load().then(
      (module) => (isGone ? undefined : setState({ module })),
      (failure: unknown) => (isGone ? undefined : setState({ failure })),
    );
    return () => {
      isGone = true;
    };
  }, [load]);
  if (state === undefined) return undefined;
  if ("failure" in state) throw state.failure;
  return state.module;
}
