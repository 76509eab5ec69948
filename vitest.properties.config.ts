import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vitest.config';

/** What holds for every text, picture and address, and for thousands of plans: `npm run test:properties`. */
const properties = mergeConfig(base, defineConfig({ test: { isolate: true } }));
properties.test.include = ['tests/{content,properties}/**/*.test.ts'];

export default properties;
