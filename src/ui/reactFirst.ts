/*
 * React in a task of its own: together with the rest of the code that every page needs, it would keep
 * a tap on a phone waiting. Who imports this module goes on in a later task.
 */
import 'react-dom/client';
import { nextTask } from '@/browser/nextTask';

await nextTask();
