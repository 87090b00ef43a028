-- When each command last did its work, for those who watch: among what strangers were refused, a few rows.
create index installation_command on installation_event (at)
  where kind = 'command' and outcome = 'succeeded';
