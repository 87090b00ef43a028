import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';

type Known = Pick<Settings, 'IMPRINT_PUBLIC_SCHEME'>;

const features = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid', 'bluetooth', 'midi'];
const sensors = ['accelerometer', 'gyroscope', 'magnetometer', 'browsing-topics'];

/** What is said with every answer, whatever it is; ops/edge/delivery.vcl says the same of those that the edge makes itself. */
const securityHeaders = ({ IMPRINT_PUBLIC_SCHEME: scheme }: Known): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': [...features, ...sensors].map((feature) => `${feature}=()`).join(', '),
  // Pages and files say more, and say themselves who may frame them.
  'content-security-policy': "frame-ancestors 'none'",
  ...(scheme === 'https' && { 'strict-transport-security': 'max-age=31536000' }),
});

export function addSecurityHeaders(server: FastifyInstance, settings: Known): void {
  const headers = securityHeaders(settings);
  server.addHook('onRequest', (_request, reply, next) => {
    // On the connection itself: what answers past Fastify says them too.
    for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value);
    next();
  });
}
