import { type ReactNode, useState } from 'react';
import { ToolIcon } from './ToolIcon';
import '../series/controls.css';
import './tools.css';

interface ActionButtonProps {
  icon: 'copy' | 'download';
  onPress: () => string | Promise<string>;
  children: ReactNode;
}

export function ActionButton({ icon, onPress, children }: ActionButtonProps) {
  const [message, setMessage] = useState('');
  const handlePress = async () => {
    setMessage('');
    setMessage(await onPress());
  };
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
      <button
        type="button"
        className="small-button inline-flex items-center gap-2"
        onClick={() => void handlePress()}
      >
        <ToolIcon name={icon} size={16} />
        <span>{children}</span>
      </button>
      <span role="status">{message}</span>
    </p>
  );
}
