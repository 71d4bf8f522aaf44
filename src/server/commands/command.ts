/** What a command is given to talk with. Standard output is for results, standard error for everything else. */
export type Terminal = {
  readonly write: (text: string) => void;
  readonly writeError: (text: string) => void;
  /** Lines of standard input. */
  lines(): AsyncIterable<string>;
  /** Resolves when the person wants the program to stop (Ctrl-C or SIGTERM). */
  stopRequested(): Promise<void>;
};

export type ParsedOptions = Readonly<Record<string, string | boolean | undefined>>;

export type Command = {
  readonly summary: string;
  /** The whole text of --help. */
  readonly help: string;
  readonly options: Readonly<Record<string, { readonly type: "boolean" | "string" }>>;
  readonly takesFiles: boolean;
  /** Returns the exit code: 0 done, 1 some of it failed, 2 wrong usage. */
  run(terminal: Terminal, options: ParsedOptions, files: readonly string[]): Promise<number>;
};
