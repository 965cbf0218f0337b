#!/usr/bin/python3
"""A bare WebKitGTK window for WebKitWebDriver, because the toolbar of MiniBrowser is at least 447 px wide."""

import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)


def create_view(_session):
    content = WebKit2.UserContentManager()
    frames, time = WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START
    content.add_script(WebKit2.UserScript.new(os.environ["START_SCRIPT"], frames, time))
    view = WebKit2.WebView(web_context=context, user_content_manager=content, is_controlled_by_automation=True)
    window = Gtk.Window(default_width=int(os.environ["WIDTH"]), default_height=int(os.environ["HEIGHT"]))
    window.add(view)
    window.show_all()
    view.grab_focus()
    # Without a window manager, no window gets the focus by itself.
    window.get_window().focus(0)
    return view


def start(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("WebKitGTK")
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect("create-web-view", create_view)


context.connect("automation-started", start)
Gtk.main()
