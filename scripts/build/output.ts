import { build, type InlineConfig, type Rolldown } from 'vite';

export type BuildOutput = Rolldown.RolldownOutput['output'];
export type OutputChunk = Rolldown.OutputChunk;

export async function bundle(config: InlineConfig): Promise<BuildOutput> {
  const built = await build(config);
  if (!('output' in built)) throw new Error('The build has more than one output');
  return built.output;
}

export const listChunks = (output: readonly BuildOutput[number][]): OutputChunk[] =>
  output.filter((file) => file.type === 'chunk');
