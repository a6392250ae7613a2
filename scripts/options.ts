/** The exit code of a command that was used wrongly or could not find out. 1 is a no. */
export const EXIT_UNKNOWN = 2;

/**
 * The options of a command. `--help` prints how it is used and ends it with 0; an option that it
 * does not know does the same with `EXIT_UNKNOWN`.
 */
export function readOptions<Values extends { help?: boolean | undefined }>(
  usage: string,
  parse: () => { values: Values },
): Values {
  let values: Values;
  try {
    ({ values } = parse());
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    process.exit(EXIT_UNKNOWN);
  }
  if (!values.help) return values;
  console.log(usage);
  process.exit(0);
}
