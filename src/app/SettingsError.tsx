import type { EnvError } from '@/lib/env';

export function SettingsError({ error }: { error: EnvError }) {
  return (
    <main className="mx-auto max-w-[62ch] p-6" role="alert">
      <h1 className="text-2xl/8 font-semibold">The site&rsquo;s settings are incomplete</h1>
      <ul className="mt-4 list-disc pl-6">
        {error.problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <p className="mt-4">
        Each variable is described in <code>.env.example</code>. Copy it to <code>.env</code>, fill
        it in and start again.
      </p>
    </main>
  );
}
