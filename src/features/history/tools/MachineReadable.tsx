import { downloadFigures, type ShownSeries } from '../files';
import { embedMessages } from '../messages';
import { ActionButton } from './ActionButton';
import { EmbedCode } from './EmbedCode';

/** The figures for programs and the chart for other sites, as rows of a description list. */
function ForReuse(series: ShownSeries) {
  return (
    <>
      <div className="print:hidden">
        <dt>For developers</dt>
        <dd>
          These figures as JSON, with every value published before.
          <ActionButton icon="download" onPress={() => downloadFigures(series, 'json').text}>
            Download JSON
          </ActionButton>
        </dd>
      </div>
      <EmbedCode series={series} name="Embed this chart" label="Code that embeds the chart">
        Paste this code into your page. The chart always has our newest figures.
      </EmbedCode>
    </>
  );
}

/** Data for programs and other sites: the whole series, or only its newest figure. */
export function MachineReadable(series: ShownSeries) {
  const { content } = series;
  if (content.use.reuse === 'yes') return <ForReuse {...series} />;
  return (
    <EmbedCode series={series} name="One figure on your page" label="Code that embeds the figure">
      {embedMessages.newestWithSource(content)}
    </EmbedCode>
  );
}
