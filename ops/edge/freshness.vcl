# How long a page lives, and what readers see while the server is in trouble.
# With a healthy server nobody gets a stale page: the first reader after a purge fetches the new one for all.
# When the fetch fails, the request starts once more and takes the last good page, up to its grace.

sub show_the_last_good_page {
  set req.http.X-Edge-Attempt = "2";
  call accept_stale;
}

sub vcl_backend_fetch {
  unset bereq.http.X-Edge-Kind;
  unset bereq.http.X-Edge-Encoding;
  unset bereq.http.X-Edge-Known-Language;
  unset bereq.http.X-Edge-Language;
  unset bereq.http.X-Edge-Pass;
}

sub vcl_backend_response {
  # The server sends text plain; it is compressed here, once.
  if (beresp.http.Content-Type ~ "(?i)^(text/|application/(json|javascript|xml|[a-z.+-]+\+(json|xml))|image/svg)") {
    set beresp.do_gzip = true;
  }
  if (bereq.uncacheable) {
    return (deliver);
  }
  if (beresp.status >= 500) {
    if (bereq.is_bgfetch) {
      return (abandon);
    }
    if (!bereq.http.X-Edge-Attempt) {
      set bereq.http.X-Edge-Answered = "yes";
      return (error(503));
    }
    # No good page is left, so the reader gets the server's own words.
    call keep_nothing;
    return (deliver);
  }

  if (beresp.http.Surrogate-Control ~ "max-age=\d+") {
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=(\d+).*$", "\1s"), 0s);
  } elsif (beresp.http.Cache-Control !~ "max-?age=" || beresp.http.Cache-Control ~ "(?i)no-cache") {
    # Whoever says nothing isn't cached.
    set beresp.ttl = 0s;
  }
  set beresp.keep = 0s;
  call keep_stale;

  if (beresp.http.Set-Cookie || beresp.http.Vary == "*" || beresp.http.Cache-Control ~ "(?i)private|no-store"
    || beresp.ttl <= 0s) {
    set beresp.ttl = 60s;
    set beresp.grace = 0s;
    set beresp.uncacheable = true;
    return (deliver);
  }
  if (beresp.status == 404 || beresp.status == 410) {
    if (beresp.ttl > 10s) {
      set beresp.ttl = 10s;
    }
    set beresp.grace = 10s;
  }
  # One film must not push all pages out.
  if (std.integer(beresp.http.Content-Length, 0) > 16777216) {
    return (pass(60s));
  }
  # What every reader of the kept copy is told is said once.
  # Browsers ask each time, because a purge reaches the edge but not them.
  if (beresp.http.Content-Type ~ "^text/html") {
    set beresp.http.Cache-Control = "public, max-age=0, must-revalidate";
  }
  unset beresp.http.Surrogate-Control;
  unset beresp.http.Server;
  return (deliver);
}

sub vcl_backend_error {
  # A server that has just gone answers nobody; the one beside it does. What changes something is never sent twice.
  if (!bereq.http.X-Edge-Answered && bereq.retries == 0 && (bereq.method == "GET" || bereq.method == "HEAD")) {
    return (retry);
  }
  call keep_nothing;
  set beresp.http.Content-Type = "text/plain; charset=utf-8";
  set beresp.http.Cache-Control = "private, no-store";
  set beresp.http.Retry-After = "5";
  set beresp.body = "503 Service Unavailable";
  if (bereq.url ~ "^/rc-pub(/|\?|$)") {
    set beresp.http.Content-Type = "application/json; charset=utf-8";
    set beresp.body = """{"status":503,"message":"Service Unavailable"}""";
  }
  return (deliver);
}

sub keep_nothing {
  set beresp.ttl = 0s;
  set beresp.grace = 0s;
  set beresp.keep = 0s;
}
