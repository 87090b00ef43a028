import { expect, test } from 'vitest';
import { toolEnvironment } from './postgres-tool.ts';

test('PostgreSQL’s tools get what the address says, certificate and key of a client too', () => {
  const words = 'sslmode=verify-full&sslrootcert=/tls/ca.pem&sslcert=/tls/cert.pem&sslkey=/tls/key.pem';
  expect(toolEnvironment(new URL(`postgres://admin:a%40b@db.example.org/imprint?${words}`))).toEqual({
    PGHOST: 'db.example.org',
    PGPORT: '5432',
    PGUSER: 'admin',
    PGPASSWORD: 'a@b',
    PGDATABASE: 'imprint',
    PGSSLMODE: 'verify-full',
    PGSSLROOTCERT: '/tls/ca.pem',
    PGSSLCERT: '/tls/cert.pem',
    PGSSLKEY: '/tls/key.pem',
  });
  expect(Object.keys(toolEnvironment(new URL('postgres://admin:x@db/imprint')))).not.toContain('PGSSLMODE');
});
