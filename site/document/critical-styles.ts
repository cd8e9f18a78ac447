/** The styles of the first paint, for the build to inline. */
export { default as styles } from '../styles/first-paint.css?inline';
