/**
 * Why the program cannot start or go on, as one plain sentence for the person at the terminal: what is wrong, what is safe,
 * what to do. The command line prints it and ends with exit code 1.
 */
export class StartupError extends Error {
  constructor(sentence: string, options: { cause?: unknown } = {}) {
    super(sentence, options);
    this.name = "StartupError";
  }
}
