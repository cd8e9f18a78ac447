import { routes } from '#generated/routes.ts';

export default () => Object.keys(routes);
