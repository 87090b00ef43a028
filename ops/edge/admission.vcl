# Who may ask what.

# Headers by which the edge talks to itself and to the server; from outside they are lies.
sub forget_forged_headers {
  unset req.http.X-Edge-Answered;
  unset req.http.X-Edge-Attempt;
  unset req.http.X-Edge-Encoding;
  unset req.http.X-Edge-Kind;
  unset req.http.X-Edge-Known-Language;
  unset req.http.X-Edge-Language;
  unset req.http.X-Edge-Pass;
  unset req.http.X-Edge-Purged;
  unset req.http.X-Edge-Query;
  unset req.http.X-Encoding;
  unset req.http.X-Forwarded-Host;
  unset req.http.X-Original-URL;
  unset req.http.X-Rewrite-URL;
  unset req.http.Forwarded;
  unset req.http.Proxy;
  unset req.http.X-Forwarded-Proto;
  if (req.http.X-Request-Id && req.http.X-Request-Id !~ "^[A-Za-z0-9._-]{8,64}$") {
    unset req.http.X-Request-Id;
  }
}

sub refuse_unknown_methods {
  if (req.method != "GET" && req.method !~ "^(HEAD|POST|PUT|PATCH|DELETE|OPTIONS|PURGE)$") {
    return (synth(405));
  }
  if (!req.http.Host) {
    return (synth(400));
  }
}

# PURGE with the header xkey makes every page that carries one of the keys stale at once, but keeps it for bad times.
sub answer_purge {
  if (req.method == "PURGE") {
    call check_purge_secret;
    if (!req.http.xkey) {
      return (synth(400));
    }
    set req.http.X-Edge-Purged = xkey.softpurge(req.http.xkey);
    return (synth(200));
  }
}

# Only a path is asked of the server: it takes an address with a host in it, or a mark of a place, for something else than the
# edge does. Its health is the edge's business.
sub refuse_internal_addresses {
  if (req.url !~ "^/" || req.url ~ "#") {
    return (synth(400));
  }
  if (req.url ~ "^/healthz([?/]|$)") {
    return (synth(403));
  }
}

# What the server is told of a request that reaches it. Varnish has appended the address it saw to what it was told; only a proxy
# that is known may tell anything.
sub introduce_to_server {
  if (client.ip !~ trusted_proxies) {
    set req.http.X-Forwarded-For = client.ip;
  }
  # Where traces are told, the server tells from when on the edge was asked.
  set req.http.X-Edge-Began = std.time2real(now, 0.0);
  if (!req.http.X-Request-Id) {
    set req.http.X-Request-Id = "" + std.time2integer(now, 0) + "-" + req.xid;
  }
}

sub vcl_miss {
  call introduce_to_server;
}

sub vcl_pass {
  set req.http.X-Edge-Pass = "yes";
  call introduce_to_server;
}

# A stale page is renewed behind the reader's back.
sub vcl_hit {
  if (obj.ttl <= 0s) {
    call introduce_to_server;
  }
}

# Uploads are nobody's page: every method goes to the server as it is. The bytes of a file are handed on untouched, because a body
# that is passed must not pause for more than five seconds, and people's connections do.
sub pass_uploads {
  if (req.url ~ "^/rc-pub/front/upload(/|\?|$)") {
    set req.http.X-Edge-Kind = "api";
    if (req.method == "PATCH") {
      call introduce_to_server;
      return (pipe);
    }
    return (pass);
  }
}

# Reports for libraries: their address carries a key, and nobody else may have them.
sub pass_counter_reports {
  if (req.url ~ "^/r51/") {
    return (pass);
  }
}
