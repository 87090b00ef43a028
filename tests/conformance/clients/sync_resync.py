"""Keeps a folder in step with a site by resync: whole at first, then by changes. Arguments: baseline, incremental or audit; address; folder.

It keeps its place in the folder that it is started in. What it says of the outcome goes to standard output.
"""

import logging
import socket
import sys

from resync.client import Client

logging.basicConfig(stream=sys.stdout, level=logging.INFO, format="%(message)s")

# Every name below localhost is this machine (RFC 6761); not every system's resolver knows it.
real = socket.getaddrinfo
socket.getaddrinfo = lambda host, *rest, **more: real("127.0.0.1" if str(host).endswith("localhost") else host, *rest, **more)

way, address, folder = sys.argv[1:4]
client = Client()
client.set_mappings([address, folder])
if way == "incremental":
    client.incremental(allow_deletion=True, change_list_uri=f"{address}resourcesync/changelist.xml")
else:
    client.baseline_or_audit(allow_deletion=True, audit_only=way == "audit")
