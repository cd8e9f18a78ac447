/** The styles of the first paint, as the build's bundler hands them on; the page's own names none of them. */
export { default as styles } from '../styles/first-paint.css?inline';
