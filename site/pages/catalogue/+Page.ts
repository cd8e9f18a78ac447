export { viewOf as default } from '../view.tsx';
