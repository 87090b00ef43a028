import { type RouteConfig, route } from '@react-router/dev/routes';

export default [route('/info/:id', 'features/column/pages/column-page.tsx')] satisfies RouteConfig;
