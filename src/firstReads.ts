/*
 * Runs in the head of every public page: sends the reads that stand in the element in front of it, while
 * styles and code are on their way. Built into the HTML by scripts/build.ts; its hash is in the
 * Content-Security-Policy of firebase.json.
 */
import { sendFirstReads } from '@/browser/firstReads';

sendFirstReads(JSON.parse(document.currentScript?.previousElementSibling?.textContent ?? '[]'));
