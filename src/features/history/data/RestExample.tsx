import { useRef } from 'react';
import { getYear } from '@/figures/history';
import { toLagosDay } from '@/lib/days';
import { useHydrated } from '@/ui/browserState';
import { createReadCommand } from '../dataset';
import { ActionButton } from '../tools/ActionButton';
import { copyOrSelect } from '../tools/copyOrSelect';
import { restMessages } from './messages';
import { reusableSeries } from './reuse';
import './data.css';

/** The prerendered page cannot know the current year, so it shows this one. */
const PRERENDERED_YEAR = 2025;

/** Explains how programs read the database, with an example command. */
export function RestExample() {
  const code = useRef<HTMLElement>(null);
  const isHydrated = useHydrated();
  // The last complete year has figures on every day of this year, even on 1 January.
  const year = isHydrated ? getYear(toLagosDay(new Date())) - 1 : PRERENDERED_YEAR;
  const [example] = reusableSeries;
  const { id, title } = restMessages;
  if (example === undefined) return null;
  const command = createReadCommand(example, year);
  const selectCode = () => {
    if (code.current !== null) window.getSelection()?.selectAllChildren(code.current);
  };
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p>{restMessages.about}</p>
      <ul>
        {reusableSeries.map((series) => (
          <li key={series.id}>{`${series.name}: ${series.id}-${year}`}</li>
        ))}
      </ul>
      <p>{restMessages.paste(example.name, year)}</p>
      <div>
        <pre className="rest-command" translate="no">
          <code ref={code}>{command}</code>
        </pre>
        <ActionButton
          icon="copy"
          onPress={() => copyOrSelect(command, restMessages.copied, selectCode)}
        >
          {restMessages.copy} <span className="sr-only">{restMessages.copyWhat}</span>
        </ActionButton>
      </div>
      <p>{restMessages.answer}</p>
      <ul>
        {restMessages.fields.map((field) => (
          <li key={field}>{field}</li>
        ))}
      </ul>
      <p>{restMessages.numbers}</p>
      <p>{restMessages.stable}</p>
    </section>
  );
}
