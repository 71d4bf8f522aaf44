type Named = { readonly label: string; readonly group: string };

/**
 * Those of which every typed word begins a word of the name or of its group, in their own order; without words all. Marks and capitals
 * do not count.
 */
export function matchingCommands<T extends Named>(commands: readonly T[], query: string): readonly T[] {
  const typed = wordsOf(query);
  return commands.filter(({ label, group }) => {
    const words = [...wordsOf(label), ...wordsOf(group)];
    return typed.every((start) => words.some((word) => word.startsWith(start)));
  });
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize("NFKD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
