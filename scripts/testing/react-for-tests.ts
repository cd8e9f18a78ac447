/**
 * Loads React before any test does. Tests that bundle the site set NODE_ENV to "production", and React loaded
 * after that lacks what Vitest's JSX calls.
 */
import 'react/jsx-dev-runtime';
