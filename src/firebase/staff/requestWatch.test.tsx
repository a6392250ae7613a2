import { expect, it, vi } from 'vitest';
import { objectOf, type RequestSign } from './requestWatch';
import cases from './requestWatch.cases.json' with { type: 'json' };

it.each(Object.entries(cases.objects))('%s is about %s', (address, path) => {
  expect(objectOf(address)).toBe(path);
});

/** A request that is answered as soon as it is sent. */
class AnsweredRequest extends EventTarget {
  static readonly DONE = 4;
  readonly upload = new EventTarget();
  readyState = 0;
  status = 0;
  open(): void {
    this.readyState = 1;
  }
  send(status: number): void {
    this.readyState = AnsweredRequest.DONE;
    this.status = status;
    for (const event of ['readystatechange', 'load', 'loadend']) {
      this.dispatchEvent(new Event(event));
    }
  }
}

it('tells with which status a request was answered, before anybody goes on with it', async () => {
  vi.stubGlobal('XMLHttpRequest', AnsweredRequest);
  vi.resetModules();
  const { watchAllRequests, watchRequests } = await import('./requestWatch');
  watchAllRequests();
  const signs: (RequestSign | 'load')[] = [];
  const unwatch = watchRequests('a.pdf', (sign) => signs.push(sign));
  const Watched: unknown = globalThis.XMLHttpRequest;
  vi.unstubAllGlobals();
  if (!isRequest(Watched)) throw new Error('not watched');
  for (const status of [204, 200, 503, 0]) {
    const request = new Watched();
    request.addEventListener('load', () => signs.push('load'));
    request.open('DELETE', 'https://firebasestorage.googleapis.com/v0/b/site.appspot.com/o/a.pdf');
    request.send(status);
  }
  unwatch();
  const answered = (status: number) => [{ kind: 'answered', status }, 'load'];
  const failed = [{ kind: 'failed' }, 'load'];
  expect(signs).toEqual([...answered(204), ...answered(200), ...failed, ...failed]);
});

interface Sent extends EventTarget {
  open: (method: string, address: string) => void;
  send: (status: number) => void;
}

const isRequest = (value: unknown): value is new () => Sent => typeof value === 'function';
