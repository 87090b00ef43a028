-- Processes tell whoever runs the installation which migrations are still to come.
grant select on schema_migration to imprint_app;
