import type { Extension } from 'imprint/extension';

export default {
  apiVersion: 1,
  identityProviders: [
    {
      code: 'x-code-host',
      name: { en: 'Code hosting service (sample)', zh: '代码托管服务（示例）' },
      authorize: '/login/oauth/authorize',
      token: '/login/oauth/access_token',
      profile: '/api/user',
      // Names can be changed and taken over by others there; the number stays with the person.
      identify: ({ id, login }) => (typeof id === 'number' ? { subject: String(id), name: String(login ?? '') } : null),
    },
  ],
} satisfies Extension;
