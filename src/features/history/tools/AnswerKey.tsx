import { type ReactNode, useState } from 'react';
import { ToolIcon } from './ToolIcon';
import '../series/controls.css';
import './tools.css';

interface AnswerKeyProps {
  icon: 'copy' | 'download';
  onPress: () => string | Promise<string>;
  children: ReactNode;
}

export function AnswerKey({ icon, onPress, children }: AnswerKeyProps) {
  const [answer, setAnswer] = useState('');
  const press = async () => {
    setAnswer('');
    setAnswer(await onPress());
  };
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
      <button
        type="button"
        className="small-button inline-flex items-center gap-2"
        onClick={() => void press()}
      >
        <ToolIcon name={icon} size={16} />
        <span>{children}</span>
      </button>
      <span role="status">{answer}</span>
    </p>
  );
}
