/* The libraries that every page needs, after React: see `react.ts`. */
import '@reduxjs/toolkit';
import 'react-helmet-async';
import 'react-redux';
import 'react-router-dom';
import { nextTask } from '@/browser/timing';

await nextTask();
