import { registerHooks } from 'node:module';

// `server-only` refuses to load outside of a bundler; tests run server code in plain processes.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'server-only'
      ? { url: 'data:text/javascript,', shortCircuit: true }
      : next(specifier, context),
});
