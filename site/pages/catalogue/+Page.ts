export { viewOf as default } from '../../kinds/view.tsx';
