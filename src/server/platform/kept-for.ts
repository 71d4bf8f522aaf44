/** `make`, once for each object as long as that is in use: for what depends on the object alone, which is never changed. */
export function keptFor<K extends object, Made>(make: (of: K) => Made): (of: K) => Made {
  const kept = new WeakMap<K, { readonly made: Made }>();
  return (of) => {
    const before = kept.get(of);
    if (before !== undefined) return before.made;
    const made = make(of);
    kept.set(of, { made });
    return made;
  };
}
