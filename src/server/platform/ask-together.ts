/**
 * One question for all who ask the same in the same moment: it is sent after the last of them asked, so that none gets an older
 * answer than to a question of their own. They share the answer, which is never changed.
 */
export function askTogether<T>(ask: (about: string) => Promise<T>): (about: string) => Promise<T> {
  const asked = new Map<string, Promise<T>>();
  return (about) => {
    const waiting = asked.get(about);
    if (waiting !== undefined) return waiting;
    const answer = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      asked.delete(about);
      return ask(about);
    });
    asked.set(about, answer);
    return answer;
  };
}
