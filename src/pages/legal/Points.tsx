import { RichText } from './RichText';

export function Points({ of: points }: { of: readonly string[] }) {
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>
          <RichText of={point} />
        </li>
      ))}
    </ul>
  );
}
