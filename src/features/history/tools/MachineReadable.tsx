import { downloadFigures, type ShownSeries } from '../files';
import { embedMessages } from '../messages';
import { AnswerKey } from './AnswerKey';
import { EmbedCode } from './EmbedCode';

/** The figures for programs, and the chart for other sites' pages: rows of a list of terms. */
function ForReuse(series: ShownSeries) {
  return (
    <>
      <div className="print:hidden">
        <dt>For developers</dt>
        <dd>
          These figures as JSON, with every value published before.
          <AnswerKey icon="download" onPress={() => downloadFigures(series, 'json').text}>
            Download JSON
          </AnswerKey>
        </dd>
      </div>
      <EmbedCode series={series} name="Embed this chart" label="Code that embeds the chart">
        Paste this code into your page. The chart always has our newest figures.
      </EmbedCode>
    </>
  );
}

/** What other sites and programs may take: all of a series, or its newest figure alone. */
export function MachineReadable(series: ShownSeries) {
  const { content } = series;
  if (content.use.reuse === 'yes') return <ForReuse {...series} />;
  return (
    <EmbedCode series={series} name="One figure on your page" label="Code that embeds the figure">
      {embedMessages.newestWithSource(content)}
    </EmbedCode>
  );
}
