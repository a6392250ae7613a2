/*
 * React in a task of its own, then the libraries, then the site: in one they would keep a tap on a phone
 * waiting. What imports this module, or what is built into the same file, goes on in a later task.
 */
import 'react-dom/client';
import { nextTask } from '@/browser/timing';

await nextTask();
