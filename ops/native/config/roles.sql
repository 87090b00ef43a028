-- The roles and the database the portal expects. Safe to run again: it only adds what is missing and sets the passwords.
\set ON_ERROR_STOP on
\getenv owner_password IMPRINT_OWNER_PASSWORD
\getenv app_password IMPRINT_APP_PASSWORD

select 'create role imprint_owner' where not exists (select from pg_roles where rolname = 'imprint_owner') \gexec
select 'create role imprint_app' where not exists (select from pg_roles where rolname = 'imprint_app') \gexec

alter role imprint_owner login nosuperuser createdb nocreaterole nobypassrls password :'owner_password';
alter role imprint_app login nosuperuser nocreatedb nocreaterole nobypassrls password :'app_password';

select 'create database imprint owner imprint_owner'
where not exists (select from pg_database where datname = 'imprint') \gexec
