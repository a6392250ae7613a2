/** The output of a Vite build: its chunks of code, style sheets and other files. */
import { build, type InlineConfig, type Rolldown } from 'vite';

export type Output = Rolldown.RolldownOutput['output'];
export type Chunk = Rolldown.OutputChunk;

export async function bundle(config: InlineConfig): Promise<Output> {
  const built = await build(config);
  if (!('output' in built)) throw new Error('The build has more than one output');
  return built.output;
}

export const chunksIn = (output: readonly Output[number][]): Chunk[] =>
  output.filter((file) => file.type === 'chunk');
