# What leaves the edge.

# The server says these with its answers (src/processes/http/security-headers.ts); here they are said for the edge's own.
sub protect_answer {
  if (!resp.http.Content-Security-Policy) {
    set resp.http.Content-Security-Policy = "frame-ancestors 'none'";
  }
  if (!resp.http.Cross-Origin-Opener-Policy) {
    set resp.http.Cross-Origin-Opener-Policy = "same-origin";
  }
  if (!resp.http.Permissions-Policy) {
    set resp.http.Permissions-Policy = "camera=(), microphone=(), geolocation=(), payment=(), usb=()";
  }
  if (!resp.http.Referrer-Policy) {
    set resp.http.Referrer-Policy = "strict-origin-when-cross-origin";
  }
  if (!resp.http.X-Content-Type-Options) {
    set resp.http.X-Content-Type-Options = "nosniff";
  }
  call demand_encryption;
}

sub vcl_deliver {
  if (resp.status >= 500 && req.restarts == 0 && !req.http.X-Edge-Pass) {
    return (restart);
  }

  if (req.http.X-Edge-Pass || obj.uncacheable) {
    set resp.http.X-Cache = "pass";
    if (!resp.http.Cache-Control) {
      set resp.http.Cache-Control = "private, no-store";
    }
  } else {
    if (obj.hits > 0) {
      set resp.http.X-Cache = "hit";
    } else {
      set resp.http.X-Cache = "miss";
    }
  }
  if (req.http.X-Edge-Kind == "file" && req.url !~ "^/files/" && !resp.http.Vary) {
    set resp.http.Vary = "Accept-Encoding";
  }
  call give_language;
  call protect_answer;
  if (req.http.X-Request-Id) {
    set resp.http.X-Request-Id = req.http.X-Request-Id;
  } else {
    set resp.http.X-Request-Id = "" + std.time2integer(now, 0) + "-" + req.xid;
  }
  unset resp.http.xkey;
  unset resp.http.Surrogate-Control;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
  unset resp.http.Server;
  return (deliver);
}

sub vcl_synth {
  # A fetch that never began (no thread, no memory, no backend) is worth the same second try.
  if (resp.status == 503 && req.restarts == 0 && !req.http.X-Edge-Pass) {
    return (restart);
  }
  unset resp.http.Server;
  unset resp.http.X-Varnish;
  call protect_answer;
  set resp.http.Content-Type = "text/plain; charset=utf-8";
  set resp.http.Cache-Control = "private, no-store";
  if (resp.status == 302) {
    set resp.http.Vary = "Cookie";
    set resp.http.Location = req.url + "?lang=" + req.http.X-Edge-Language;
    if (req.url ~ "\?") {
      set resp.http.Location = req.url + "&lang=" + req.http.X-Edge-Language;
    }
  } elsif (resp.status == 405) {
    set resp.http.Allow = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";
  } elsif (req.method == "PURGE" && resp.status == 200) {
    set resp.http.X-Purged = req.http.X-Edge-Purged;
  }
  set resp.body = "" + resp.status + " " + resp.reason;
  # A call answers with the envelope, also where the edge answers for the server.
  if (req.url ~ "^/rc-pub(/|\?|$)") {
    set resp.http.Content-Type = "application/json; charset=utf-8";
    set resp.body = """{"status":""" + resp.status + {","message":""} + resp.reason + """"}""";
  }
  return (deliver);
}
