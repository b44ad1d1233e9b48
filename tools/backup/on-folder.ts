import { parseArgs } from 'node:util';
import { tellError } from '../tell-error.ts';

interface Options {
  /** The folder of photos. */
  readonly photos: string | undefined;
  readonly asItIs: boolean;
}

/** Runs a whole command on a folder: prints what `work` returns, or says what is wrong and ends with 2. */
export async function onFolder(
  help: string,
  work: (folder: string, options: Options) => Promise<string>,
): Promise<void> {
  try {
    const { values, positionals } = parseArgs({
      options: {
        photos: { type: 'string' },
        'as-it-is': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    const [folder, ...more] = positionals;
    if (values.help) console.log(help);
    else if (folder === undefined || more.length > 0) throw new Error(`Name one folder.\n\n${help}`);
    else console.log(await work(folder, { photos: values.photos, asItIs: values['as-it-is'] }));
  } catch (error) {
    console.error(tellError(error));
    process.exitCode = 2;
  }
}
